import type { Consideration, Shares } from '@claim-it/ai';
import { startConsidering } from '@claim-it/client/analysis';
import type { Game } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What a position promises: everybody's chances, and how many of the next 216 rolls bust. */
export type Forecast = {
  readonly shares: Shares;
  /** Null while a roll waits for its marker, and when the game is over. */
  readonly busts: number | null;
};

export const forecastOf = (considered: Consideration, game: Game): Forecast | null => {
  switch (considered.kind) {
    case 'over':
      return { shares: considered.shares, busts: null };
    case 'aboutToRoll':
      return { shares: considered.shares, busts: considered.busts };
    case 'choices': {
      const [best] = considered.choices;
      if (best === undefined) return null;
      const isPlaced = game.turn.phase.kind === 'toDecide';
      return { shares: best.shares, busts: isPlaced ? best.busts : null };
    }
  }
};

/** The forecast of a running game; the last one stays until the next is ready. */
export const useForecast = (game: Game | null): Forecast | null => {
  const known = useSignal<Forecast | null>(null);
  useEffect(() => {
    if (game === null) return;
    const job = startConsidering(game, (considered) => {
      known.value = considered === null ? null : forecastOf(considered, game);
    });
    return job.cancel;
  }, [game, known]);
  return game === null ? null : known.value;
};
