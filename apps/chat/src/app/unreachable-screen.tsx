import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/icon.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const words = useWords();
  return (
    <MessageScreen icon={<Icon name="offline" />} title={words.unreachableTitle} text={words.unreachableText}>
      <button type="button" className="button" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </MessageScreen>
  );
}
