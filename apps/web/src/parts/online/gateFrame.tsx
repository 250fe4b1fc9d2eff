import type { HouseText } from '@claim-it/text';
import type { JSX } from 'preact';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { Waiting } from '../../kit/frame/waiting.tsx';
import { NoHouse, useHouse } from './gate.tsx';

type Props = {
  readonly title: string;
  readonly texts: HouseText;
  readonly children: () => JSX.Element;
};

/** A whole page that needs the house. */
export const GateFrame = ({ title, texts, children }: Props): JSX.Element => {
  const { me, fault, again } = useHouse();
  if (fault !== null)
    return (
      <PageFrame title={title}>
        <NoHouse texts={texts} fault={fault} onAgain={again} />
      </PageFrame>
    );
  return me === null ? <Waiting /> : children();
};
