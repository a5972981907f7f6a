import type { ChatPage, Language } from '@glossa/contracts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countVisit } from '../api/count-visit.ts';
import type { ConversationState } from '../conversation/conversation-state.ts';
import { messageToSend } from '../conversation/message-text.ts';
import { nextToSend } from '../conversation/outbox.ts';
import { isAssistantTyping, listChoices, listTimeline } from '../conversation/timeline.ts';
import { saveChosenLanguage } from '../i18n/language.ts';
import { useLanguage, useWords } from '../i18n/words.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Choices } from '../ui/choices.tsx';
import { Composer } from '../ui/composer.tsx';
import { EraseDialog } from '../ui/erase-dialog.tsx';
import { Header } from '../ui/header.tsx';
import { MessageList } from '../ui/message-list.tsx';
import { Notices } from '../ui/notices.tsx';
import { PhotoTray } from '../ui/photo-tray.tsx';
import { StudioAside } from '../ui/studio-aside.tsx';
import { TalkLine } from '../ui/talk-line.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { useVisibleHeight } from '../ui/use-visible-height.ts';
import type { Services } from './services.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyWords } from './use-early-words.ts';
import { useHostedPage, useWidget } from './use-host.ts';
import { usePhotoTray } from './use-photo-tray.ts';
import { useTheme } from './use-theme.ts';

type ChatScreenProps = {
  page: ChatPage;
  state: ConversationState;
  services: Services;
};

export function ChatScreen({ page: saved, state, services }: ChatScreenProps) {
  const { conversation, storage, host } = services;
  const { page, isWidget, canKeep, scheme } = useHostedPage(host, saved);
  const words = useWords();
  const opening = page.openings[useLanguage()];
  const isWide = useMediaQuery('(min-width: 62rem)');
  const hasKeyboard = useMediaQuery('(pointer: fine)');
  const draft = useDraft(services.draft, services.tray, conversation);
  const photos = usePhotoTray(services.tray, draft.send);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isErasing, setIsErasing] = useState(false);
  useWidget(host, isWidget, field);
  useEarlyWords({ field, draft, send: (words) => conversation.send(messageToSend(words)) });
  useTheme(page.look.accentColor, scheme);
  useVisibleHeight();
  const language = useLanguage();
  const first = useRef(language);
  useEffect(() => {
    if (!services.isPreview) countVisit(window, { path: '/chat/:id', language: first.current });
  }, [services]);
  useLayoutEffect(() => {
    document.title = page.studioName;
  }, [page.studioName]);

  /** The tapped button is gone, so a keyboard goes on in the field. A phone's keyboard must not pop up. */
  function choose(choice: string): void {
    conversation.send(choice);
    if (hasKeyboard) field.current?.focus();
  }

  function chooseLanguage(language: Language): void {
    saveChosenLanguage(storage, language);
    conversation.switchLanguage(language);
  }

  const canErase = state.token !== null && nextToSend(state.outbox) === null;
  const actions = { onChooseLanguage: chooseLanguage, onErase: canErase ? () => setIsErasing(true) : null };

  return (
    <div className="shell">
      {isWide && <StudioAside page={page} actions={actions} />}
      <main className="chat" {...photos.dropZone}>
        {photos.isOver && <p className="drop-here">{words.photoDrop}</p>}
        <Header
          page={page}
          talk={state.talk}
          hasDetails={!isWide}
          actions={actions}
          onClose={isWidget ? host.close : null}
          onPerson={() => conversation.send(words.personMessage)}
          isPersonAsked={state.outbox.some((item) => item.text === words.personMessage)}
        />
        <MessageList
          rows={listTimeline(state, opening.greeting)}
          place={{ address: page.contact.address, timezone: page.timezone }}
          isTyping={isAssistantTyping(state)}
          notices={
            <Notices
              isPreview={services.isPreview}
              isLasting={storage.isLasting() || canKeep}
              wasForgotten={state.wasForgotten}
              wasErased={state.wasErased && state.token === null}
            />
          }
          onRetry={conversation.retry}
          onEdit={draft.takeBack}
        />
        <div className="dock">
          <TalkLine talk={state.talk} />
          {!state.isOnline && <p className="offline">{words.offline}</p>}
          <Choices choices={listChoices(state, opening.choices)} onChoose={choose} />
          <Composer
            fieldRef={field}
            text={draft.text}
            tray={
              <PhotoTray tray={photos.state} onRemove={services.tray.remove} onRetry={services.tray.retry} />
            }
            hasPhotos={photos.hasPhotos}
            isBlocked={photos.isBlocked}
            onChange={draft.change}
            onPhotos={photos.add}
            onSend={photos.send}
          />
        </div>
        <Announcer state={state} />
        {isErasing && <EraseDialog onErase={conversation.erase} onClose={() => setIsErasing(false)} />}
      </main>
    </div>
  );
}
