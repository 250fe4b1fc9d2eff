import type { ApiFault } from '@claim-it/client/online';
import { arrive } from '@claim-it/client/online';
import type { Me } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PlateButton, WoodLink } from '../../kit/controls/buttons.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { Loading, Waiting } from '../../kit/frame/waiting.tsx';
import { online } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';

export const sayFault = ({ kind }: ApiFault): string => {
  const { noHouse, tooMuch, failed: refused } = online.text();
  return { noHouse, tooMuch, refused }[kind];
};

type ProblemProps = { readonly fault: ApiFault; readonly onAgain: () => void };

/** The message that the server does not respond, with a retry. */
export const NoHouse = ({ fault, onAgain }: ProblemProps): JSX.Element => (
  <div class="sheet trouble" role="alert">
    <p>{sayFault(fault)}</p>
    <p class="button-row">
      <PlateButton onPress={onAgain}>{online.text().again}</PlateButton>
      <WoodLink to={{ kind: 'home' }}>{text().pages.frame.home}</WoodLink>
    </p>
  </div>
);

type GateProps = {
  readonly children: (me: Me) => JSX.Element;
  /** What is shown until the server has answered. */
  readonly waiting?: JSX.Element;
  /** Around a problem, where the gate is a whole page. */
  readonly frame?: (problem: JSX.Element) => JSX.Element;
};

/** Shows a part of a page once the server knows this device. */
export const Gate = ({
  children,
  waiting = <Loading />,
  frame = (problem) => problem,
}: GateProps): JSX.Element => {
  const me = useSignal<Me | null>(null);
  const fault = useSignal<ApiFault | null>(null);
  const knock = async (): Promise<void> => {
    fault.value = null;
    const answer = await arrive();
    if (answer.ok) me.value = answer.value;
    else fault.value = answer.reason;
  };
  useEffect(() => void knock(), []);
  if (fault.value !== null)
    return frame(<NoHouse fault={fault.value} onAgain={() => void knock()} />);
  return me.value === null ? waiting : children(me.value);
};

type FrameProps = { readonly title: string; readonly children: () => JSX.Element };

/** A whole page that needs the server. */
export const GateFrame = ({ title, children }: FrameProps): JSX.Element => (
  <Gate waiting={<Waiting />} frame={(problem) => <PageFrame title={title}>{problem}</PageFrame>}>
    {children}
  </Gate>
);
