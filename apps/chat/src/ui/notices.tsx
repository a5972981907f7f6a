import { useWords } from '../i18n/words.ts';
import { PrivacyLink } from './privacy-link.tsx';

type NoticesProps = { isPreview: boolean; isLasting: boolean; wasForgotten: boolean; wasErased: boolean };

/** What the client should know before the first word. */
export function Notices({ isPreview, isLasting, wasForgotten, wasErased }: NoticesProps) {
  const words = useWords();
  return (
    <div className="notices">
      <p>
        {words.notice} <PrivacyLink />
      </p>
      {isPreview && <p>{words.preview}</p>}
      {!isLasting && !isPreview && <p>{words.memoryOnly}</p>}
      {wasForgotten && <p>{words.forgotten}</p>}
      {wasErased && <p role="status">{words.erased}</p>}
    </div>
  );
}
