import type { Ending } from '../conversation/conversation-state.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/icon.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

export function EndingScreen({ ending }: { ending: Ending }) {
  const words = useWords();
  if (ending === 'bot_paused') {
    return <MessageScreen icon={<Icon name="pause" />} title={words.pausedTitle} text={words.pausedText} />;
  }
  return <MessageScreen icon={<Icon name="link" />} title={words.goneTitle} text={words.goneText} />;
}
