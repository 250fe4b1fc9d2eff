import type { Holds } from '@claim-it/board';
import { ArtDefs, ClaimedMarker, ClaimPiles, Die, Marker, Pile, Squatter } from '@claim-it/board';
import type { Color, Stake } from '@claim-it/rules';
import { COLORS, PIPS } from '@claim-it/rules';
import type { ComponentChildren, JSX } from 'preact';
import { render } from 'preact';
import { ICON_NAMES, Icon } from '../../src/kit/controls/icon.tsx';
import { HomeScene } from '../../src/kit/scenery/homeScene.tsx';
import { Lantern } from '../../src/kit/scenery/lantern.tsx';
import { Plank } from '../../src/kit/scenery/plank.tsx';
import { Wordmark } from '../../src/kit/scenery/wordmark.tsx';
import { Gauge } from '../../src/table/plates/gauge.tsx';
import '../../src/kit/style/index.css';
import './components.css';
import { AppIcon } from './appIcon.tsx';
import { position } from './position.ts';

const squatter = (number: 1 | 2 | 4 | 5): Stake => ({ kind: 'squatter', number });
const CLAIM: Stake = { kind: 'claim', covers: null };
const base = (color: Color, claimed = false) => ({ color, claimed });

const SPACES: readonly (readonly [string, Holds])[] = [
  ['Settled', { base: base('orange'), stake: null }],
  ['Claimed for good', { base: base('orange', true), stake: null }],
  ['Squatter', { base: null, stake: squatter(4) }],
  ['Squatter on an opponent', { base: base('blue'), stake: squatter(4) }],
  ['Claim on your own', { base: base('green'), stake: CLAIM }],
  ['Claim on a squatter', { base: null, stake: { kind: 'claim', covers: 1 } }],
  ['Claim, squatter, opponent', { base: base('red'), stake: { kind: 'claim', covers: 1 } }],
  ['Squatter would land', { base: null, stake: squatter(5), isGhost: true }],
  ['On an opponent', { base: base('orange'), stake: squatter(2), isGhost: true }],
  ['Claim your own', { base: base('green'), stake: CLAIM, isGhost: true }],
  ['Claim a squatter', { base: null, stake: { kind: 'claim', covers: 4 }, isGhost: true }],
  ['Chosen', { base: null, stake: squatter(2), isLifted: true }],
  ['Chosen on an opponent', { base: base('blue'), stake: squatter(2), isLifted: true }],
  ['Chosen claim', { base: base('green'), stake: CLAIM, isLifted: true }],
];

const Pieces = ({
  title,
  children,
}: {
  title: string;
  children: ComponentChildren;
}): JSX.Element => (
  <section>
    <h2>{title}</h2>
    <div class="pieces">{children}</div>
  </section>
);

const Spaces = (): JSX.Element => (
  <Pieces title="What a space can hold">
    {SPACES.map(([name, holds], at) => (
      <figure key={name}>
        <div class={`one-space${holds.isGhost || holds.isLifted ? ' lit' : ''}`}>
          <Pile {...holds} seed={at} />
        </div>
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </Pieces>
);

const Small = (): JSX.Element => (
  <>
    <Pieces title="Markers, squatters, claims">
      {COLORS.map((color) => (
        <Marker key={color} color={color} size={68} />
      ))}
      <Marker color="green" size={22} bare={true} />
      {PIPS.map((number) => (
        <Squatter key={number} number={number} isOut={number % 3 === 0} size={42} />
      ))}
      <ClaimPiles count={10} size={62} />
      <ClaimPiles count={2} size={62} />
      <ClaimPiles count={10} size={50} piles={1} />
    </Pieces>
    <Pieces title="Dice and gauges">
      {PIPS.map((pip) => (
        <Die key={pip} pip={pip} size={60} turn={(pip % 3) as 0 | 1 | 2} />
      ))}
      {[6, 30, 59, 108, 156, 210].map((busts) => (
        <Gauge key={busts} busts={busts} size={106} />
      ))}
      <Gauge busts={null} size={78} />
      <Gauge busts={59} size={78} precision="band" />
    </Pieces>
    <Pieces title="Icons">
      {ICON_NAMES.map((name) => (
        <span key={name} class="round-button">
          <Icon name={name} />
        </span>
      ))}
    </Pieces>
  </>
);

const Plates = (): JSX.Element => (
  <Pieces title="Plates, sheets, planks">
    <button type="button" class="plate">
      <i class="screw" style={{ left: '6px', top: '6px' }} />
      <Gauge busts={59} size={66} /> Roll again
    </button>
    <button type="button" class="plate" disabled={true}>
      <Gauge busts={59} size={66} /> Roll again
    </button>
    <div class="plate dark">Lottie is rolling</div>
    <div class="plate red">Last round!</div>
    {COLORS.map((color) => (
      <button type="button" key={color} class="take-plate" data-color={color}>
        <ClaimedMarker color={color} size={56} /> Take 4 spaces
      </button>
    ))}
    {COLORS.map((color) => (
      <div key={color} class="well active" data-color={color} style={{ padding: '16px' }}>
        Active
      </div>
    ))}
    <div class="sheet">
      <h2>Daily puzzle</h2>A notice of a few words, on a sheet that grows with what it says.
      <p>
        <button type="button" class="wood-button">
          Sit down
        </button>
      </p>
    </div>
    <div class="sheet notes">
      <div class="ruled">{'Josie: 2-3-5 squatter 2 on 3,5. '.repeat(9)}</div>
    </div>
    <button type="button">
      <Plank wood="gold">
        <b style={{ font: '900 36px var(--head)' }}>Play now</b>
      </Plank>
    </button>
    <button type="button">
      <Plank wood="walnut">
        <b style={{ font: '900 28px var(--head)' }}>Zu mehreren an einem Gerät spielen</b>
      </Plank>
    </button>
    <span class="pennant">Last round</span>
    <Lantern size={150} />
  </Pieces>
);

const Board = (): JSX.Element => (
  <div class="map-sheet">
    <div class="board-piles">
      {position.map(({ space, ...holds }, at) => (
        <div key={space}>
          <Pile {...holds} seed={at} />
        </div>
      ))}
    </div>
  </div>
);

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset['theme'] = asked.get('theme') ?? 'day';
root.dataset['contrast'] = asked.get('contrast') ?? 'usual';
const show = asked.get('show');

const Look = (): JSX.Element => (
  <>
    <ArtDefs />
    {show === 'home' ? <HomeScene /> : <div class="table-top" />}
    {show === 'icon' && <AppIcon isMaskable={asked.has('maskable')} />}
    {show === 'board' && <Board />}
    {show === 'home' && (
      <div style={{ width: '700px', maxWidth: '100%' }}>
        <Wordmark />
      </div>
    )}
    {show === null && (
      <>
        <Spaces />
        <Small />
        <Plates />
      </>
    )}
  </>
);

const place = document.getElementById('app');
if (place !== null) render(<Look />, place);
