import type { ApiFault } from '@claim-it/client/online';
import { arrive } from '@claim-it/client/online';
import type { Me } from '@claim-it/protocol';
import type { HouseText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlateButton, WoodLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { Waiting } from '../../kit/frame/waiting.tsx';
import { text } from '../../kit/text/texts.ts';

export const sayFault = (texts: HouseText, fault: ApiFault): string =>
  ({ noHouse: texts.noHouse, tooMuch: texts.tooMuch, refused: texts.failed })[fault.kind];

type ProblemProps = {
  readonly texts: HouseText;
  readonly fault: ApiFault;
  readonly onAgain: () => void;
};

/** The server does not answer, in words, with a way on. */
export const NoHouse = ({ texts, fault, onAgain }: ProblemProps): JSX.Element => (
  <div class="sheet trouble" role="alert">
    <p>{sayFault(texts, fault)}</p>
    <p class="button-row">
      <PlateButton onPress={onAgain}>{texts.again}</PlateButton>
      <WoodLink to={{ kind: 'home' }}>{text().pages.frame.home}</WoodLink>
    </p>
  </div>
);

type Props = {
  readonly texts: HouseText;
  readonly children: (me: Me) => ComponentChildren;
};

type Knocked = {
  readonly me: Me | null;
  readonly fault: ApiFault | null;
  readonly again: () => void;
};

/** Makes sure that the server knows this device. */
const useHouse = (): Knocked => {
  const known = useSignal<Me | null>(null);
  const fault = useSignal<ApiFault | null>(null);
  const knock = async (): Promise<void> => {
    fault.value = null;
    const answer = await arrive();
    if (answer.ok) known.value = answer.value;
    else fault.value = answer.reason;
  };
  useEffect(() => void knock(), []);
  return { me: known.value, fault: fault.value, again: () => void knock() };
};

/** Shows a part of a page once the server knows this device. */
export const Gate = ({ texts, children }: Props): JSX.Element => {
  const { me, fault, again } = useHouse();
  if (fault !== null) return <NoHouse texts={texts} fault={fault} onAgain={again} />;
  if (me !== null) return <>{children(me)}</>;
  return (
    <p class="waiting" role="status">
      {text().pages.frame.loading}
    </p>
  );
};

type FrameProps = {
  readonly title: string;
  readonly texts: HouseText;
  readonly children: () => JSX.Element;
};

/** A whole page that needs the server. */
export const GateFrame = ({ title, texts, children }: FrameProps): JSX.Element => {
  const { me, fault, again } = useHouse();
  if (fault !== null)
    return (
      <PageFrame title={title}>
        <NoHouse texts={texts} fault={fault} onAgain={again} />
      </PageFrame>
    );
  return me === null ? <Waiting /> : children();
};
