import type { TalkState } from '../conversation/conversation-state.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './icon.tsx';

/** Says above the field what happens to the next message, whenever a person plays a part. */
export function TalkLine({ talk }: { talk: TalkState }) {
  const words = useWords();
  if (talk === 'bot') return null;
  return (
    <p className="talk-line" role="status">
      <Icon name="person" />
      {talk === 'waiting' ? words.waitingLine : words.personLine}
    </p>
  );
}
