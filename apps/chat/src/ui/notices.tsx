import { useWords } from '../i18n/words.ts';
import { PrivacyLink } from './privacy-link.tsx';

type NoticesProps = { isLasting: boolean; wasForgotten: boolean };

/** What the client should know before the first word. */
export function Notices({ isLasting, wasForgotten }: NoticesProps) {
  const words = useWords();
  return (
    <div className="notices">
      <p>
        {words.notice} <PrivacyLink />
      </p>
      {!isLasting && <p>{words.memoryOnly}</p>}
      {wasForgotten && <p>{words.forgotten}</p>}
    </div>
  );
}
