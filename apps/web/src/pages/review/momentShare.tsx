import type { ReviewText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ReviewState } from './reviewState.ts';
import { shareReport } from './shareReport.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

/** The roll that is looked at, as a link or as a picture. */
export const MomentShare = ({ texts, review }: Props): JSX.Element => {
  const said = useSignal<string | null>(null);
  const share = async (): Promise<void> => {
    said.value = await shareReport(texts, review, review.at.peek() + 1);
  };
  const keep = async (): Promise<void> => {
    const { savePicture } = await import('./momentPicture.ts');
    said.value = (await savePicture(texts, review)) ? null : texts.head.noPicture;
  };
  return (
    <div class="moment-share">
      <button type="button" onClick={() => void share()}>
        {texts.head.shareMoment}
      </button>
      <button type="button" onClick={() => void keep()}>
        {texts.head.picture}
      </button>
      <p role="status">{said.value}</p>
    </div>
  );
};
