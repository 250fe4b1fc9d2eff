import './privacy.css';
import { readOperator } from '@claim-it/client/online';
import type { Operator } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { WoodLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { Loading } from '../../kit/frame/waiting.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { privacy } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';

type PartProps = { readonly title: string; readonly lines: readonly string[] };

const Part = ({ title, lines }: PartProps): JSX.Element => (
  <section class="privacy-part">
    <h2>{title}</h2>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </section>
);

const operatorLines = ({ name, contact }: Operator): readonly string[] => {
  const { operator: say } = privacy.text();
  if (name === null && contact === null) return [say.none];
  return [
    ...(name === null ? [] : [say.is(name)]),
    contact === null ? say.noContact : say.contact(contact),
  ];
};

/** Null until the server has answered; false where there is none. */
type Asked = Operator | false | null;

const Parts = ({ operator }: { readonly operator: Asked }): JSX.Element => {
  const { device, server, time, others, children, operator: say } = privacy.text();
  if (operator === null) return <Loading />;
  const own = operator === false ? [say.noServer] : operatorLines(operator);
  const parts = operator === false ? [device] : [device, server, time, others, children];
  return (
    <div class="sheet privacy-sheet">
      {parts.map(({ title, lines }) => (
        <Part key={title} title={title} lines={Object.values(lines)} />
      ))}
      <Part title={say.title} lines={own} />
      {operator !== false && (
        <p class="button-row">
          <WoodLink to={{ kind: 'me' }}>{text().pages.names.me}</WoodLink>
        </p>
      )}
    </div>
  );
};

const Page: FunctionComponent = () => {
  const operator = useSignal<Asked>(null);
  useEffect(() => {
    void readOperator().then((answer) => {
      operator.value = answer.ok ? answer.value : false;
    });
  }, []);
  return (
    <PageFrame title={text().pages.names.privacy} line={privacy.text().lead} kind="privacy">
      <Parts operator={operator.value} />
    </PageFrame>
  );
};

/** The data stored about a player, on this device and on the server, if there is one. */
export const PrivacyPage: FunctionComponent<object> = withTexts(privacy, Page);
