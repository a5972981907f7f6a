import type { ChatPage, Language } from '@glossa/contracts';
import { useLayoutEffect, useRef } from 'react';
import type { ConversationState } from '../conversation/conversation-state.ts';
import { isAssistantTyping, listChoices, listTimeline } from '../conversation/timeline.ts';
import { useWords } from '../i18n/words.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Choices } from '../ui/choices.tsx';
import { Composer } from '../ui/composer.tsx';
import { Header } from '../ui/header.tsx';
import { MessageList } from '../ui/message-list.tsx';
import { Notices } from '../ui/notices.tsx';
import { StudioAside } from '../ui/studio-aside.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { useVisibleHeight } from '../ui/use-visible-height.ts';
import type { Services } from './services.ts';
import { useDraft } from './use-draft.ts';
import { useTheme } from './use-theme.ts';

type ChatScreenProps = {
  page: ChatPage;
  state: ConversationState;
  services: Services;
  onChooseLanguage: (language: Language) => void;
};

export function ChatScreen({ page, state, services, onChooseLanguage }: ChatScreenProps) {
  const { conversation, storage } = services;
  const words = useWords();
  const isWide = useMediaQuery('(min-width: 62rem)');
  const hasKeyboard = useMediaQuery('(pointer: fine)');
  const draft = useDraft(services.draft, conversation);
  const field = useRef<HTMLTextAreaElement>(null);
  useTheme(page.look.accentColor);
  useVisibleHeight();
  useLayoutEffect(() => {
    document.title = page.studioName;
  }, [page.studioName]);

  /** The tapped button is gone, so a keyboard goes on in the field. A phone's keyboard must not pop up. */
  function choose(choice: string): void {
    conversation.send(choice);
    if (hasKeyboard) field.current?.focus();
  }

  return (
    <div className="shell">
      {isWide && <StudioAside page={page} onChooseLanguage={onChooseLanguage} />}
      <main className="chat">
        <Header
          page={page}
          talk={state.talk}
          hasDetails={!isWide}
          onChooseLanguage={onChooseLanguage}
          onPerson={() => conversation.send(words.personMessage)}
          isPersonAsked={state.outbox.some((item) => item.text === words.personMessage)}
        />
        <MessageList
          rows={listTimeline(state, page.greeting)}
          place={{ address: page.contact.address, timezone: page.timezone }}
          isTyping={isAssistantTyping(state)}
          notices={<Notices isLasting={storage.isLasting()} wasForgotten={state.wasForgotten} />}
          onRetry={conversation.retry}
          onEdit={draft.takeBack}
        />
        <div className="dock">
          {!state.isOnline && <p className="offline">{words.offline}</p>}
          <Choices choices={listChoices(state, page)} onChoose={choose} />
          <Composer fieldRef={field} text={draft.text} onChange={draft.change} onSend={draft.send} />
        </div>
        <Announcer state={state} />
      </main>
    </div>
  );
}
