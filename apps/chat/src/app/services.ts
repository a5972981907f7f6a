import type { ChatPage, Language } from '@glossa/contracts';
import { type ChatApi, createChatApi } from '../api/api.ts';
import { type Conversation, createConversation } from '../conversation/conversation.ts';
import { newMessageId } from '../conversation/new-message-id.ts';
import { followTalk } from '../host/follow-talk.ts';
import { createHost, type Host } from '../host/host.ts';
import { readPreviewToken } from '../host/preview-token.ts';
import { hideTalkKey, readTalkKey } from '../host/talk-key.ts';
import { browserLanguage, readChosenLanguage, wantedLanguage } from '../i18n/language.ts';
import { createPhotoBox, type FindPhoto } from '../photos/photo-box.ts';
import { createPhotoTray, type PhotoTray } from '../photos/photo-tray.ts';
import { shrinkPhoto } from '../photos/shrink-photo.ts';
import { createReminder, type Reminder } from '../reminder/reminder.ts';
import { createChatStore } from '../storage/chat-store.ts';
import { createDraft, type Draft } from '../storage/draft.ts';
import { createSafeStorage, type SafeStorage } from '../storage/safe-storage.ts';
import { createTabLock } from '../storage/tab-lock.ts';
import { readOpening } from './opening.ts';

/** Everything behind the screens, built once by hand. */
export type Services = {
  api: ChatApi;
  /** What came with the page itself. */
  opening: ChatPage | null;
  conversation: Conversation;
  draft: Draft;
  tray: PhotoTray;
  findPhoto: FindPhoto;
  storage: SafeStorage;
  host: Host;
  reminder: Reminder | null;
  isPreview: boolean;
};

export function createServices(chatLinkId: string, page: Window & typeof globalThis): Services {
  const previewToken = readPreviewToken(page.location.hash);
  const isPreview = previewToken !== null;
  // What the owner tries out is forgotten with the editor, and never mixes with a talk of their own.
  const storage = createSafeStorage(() => (isPreview ? refuseStorage() : page.localStorage));
  const api = createChatApi(chatLinkId, (input, init) => page.fetch(input, init), previewToken);
  const store = createChatStore(chatLinkId, storage, page);
  const talkKey = readTalkKey(page.location.hash);
  if (talkKey !== null) {
    store.change((chat) => ({ ...chat, token: talkKey }));
    hideTalkKey(page);
  }
  const conversation = createConversation({
    api,
    page,
    store,
    lock: createTabLock(`glossa.chat.${chatLinkId}`, findLocks(page)),
    newId: () => newMessageId(page.crypto),
    // The owner tries the bot in the language it greets in.
    language: isPreview ? null : languageOf(page, storage),
    random: Math.random,
  });
  const host = createHost(page, { isPreview });
  followTalk(conversation, store, host);
  const reminder = isPreview
    ? null
    : createReminder({
        page,
        api,
        storage,
        key: `glossa.chat.${chatLinkId}.reminder`,
        token: () => conversation.getState().token,
      });
  const opening = readOpening(page.document);
  const draft = createDraft(chatLinkId, storage, page);
  const tray = createPhotoTray({
    shrink: (file) => shrinkPhoto(file, page),
    upload: api.uploadPhoto,
    newKey: () => newMessageId(page.crypto),
    preview: (file) => page.URL.createObjectURL(file),
  });
  const findPhoto = createPhotoBox(async (photoId) => {
    const { token } = conversation.getState();
    const answer = token === null ? null : await api.loadPhoto(token, photoId);
    return answer?.ok ? answer.value : null;
  });
  const findShown: FindPhoto = async (photoId) => tray.findPreview(photoId) ?? findPhoto(photoId);
  return {
    api,
    opening,
    conversation,
    draft,
    tray,
    findPhoto: findShown,
    storage,
    host,
    reminder,
    isPreview,
  };
}

/** The language of an earlier visit, else of the page around the chat, else of the browser. */
function languageOf({ location, navigator }: Window, storage: SafeStorage): Language | null {
  return (
    readChosenLanguage(storage) ?? wantedLanguage(location.search) ?? browserLanguage(navigator.languages)
  );
}

function refuseStorage(): never {
  throw new Error('A preview keeps nothing.');
}

/** Older browsers have no locks, plain http neither, and a sandboxed frame throws on the look alone. */
function findLocks(page: Window): LockManager | undefined {
  try {
    return page.navigator.locks;
  } catch {
    return undefined;
  }
}
