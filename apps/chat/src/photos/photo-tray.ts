import type { Photo } from '@glossa/contracts';
import type { Answer } from '../api/failure.ts';
import type { Upload } from '../api/upload-photo.ts';
import type { Shrunk } from './shrink-photo.ts';

/** Checked against the contract in a test. */
export const mostPhotos = 4;

export type TrayItem = {
  key: string;
  /** Shown until the photo stands in the talk. */
  preview: string;
  status: 'sending' | 'ready' | 'failed';
  /** How much of it has left the device, from 0 to 1. */
  progress: number;
  photo: Photo | null;
};

export type TrayProblem = 'too-many' | 'too-large' | 'unreadable' | 'heic' | 'busy' | 'failed';
export type TrayState = { items: readonly TrayItem[]; problem: TrayProblem | null };

export type PhotoTrayDeps = {
  shrink: (file: Blob) => Promise<Shrunk>;
  upload: Upload;
  newKey: () => string;
  preview: (file: Blob) => string;
};

/** Photos chosen for the next message: each is sent at once, so that only their names go with the words. Knows no React. */
export type PhotoTray = ReturnType<typeof createPhotoTray>;

export function createPhotoTray({ shrink, upload, newKey, preview }: PhotoTrayDeps) {
  const listeners = new Set<() => void>();
  const files = new Map<string, Blob>();
  /** Where a photo of one's own is shown from, so that it need not be fetched back. */
  const shown = new Map<string, string>();
  let state: TrayState = { items: [], problem: null };

  function set(next: Partial<TrayState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  function change(key: string, changes: Partial<TrayItem>): void {
    set({ items: state.items.map((item) => (item.key === key ? { ...item, ...changes } : item)) });
  }
  function drop(key: string): void {
    files.delete(key);
    set({ items: state.items.filter((item) => item.key !== key) });
  }
  const isHere = (key: string) => state.items.some((item) => item.key === key);

  async function send(key: string, file: Blob): Promise<void> {
    const shrunk = await shrink(file);
    if (!isHere(key)) return;
    if (!shrunk.ok) {
      drop(key);
      set({ problem: shrunk.reason });
      return;
    }
    const answer = await upload(shrunk.photo, key, (progress) => change(key, { progress }));
    if (isHere(key)) settle(key, answer);
  }

  function settle(key: string, answer: Answer<Photo>): void {
    const item = state.items.find((one) => one.key === key);
    if (answer.ok) {
      if (item) shown.set(answer.value.id, item.preview);
      change(key, { status: 'ready', progress: 1, photo: answer.value });
      return;
    }
    const problem = problemOf(answer.failure);
    // What the server can't read stays unreadable; everything else may be tried again.
    if (problem === 'unreadable' || problem === 'heic' || problem === 'too-large') drop(key);
    else change(key, { status: 'failed', progress: 0 });
    set({ problem });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(chosen: readonly Blob[]): void {
      const room = mostPhotos - state.items.length;
      const taken = chosen.slice(0, room).map((file) => ({ file, key: newKey() }));
      const items = taken.map(({ file, key }) => {
        files.set(key, file);
        return { key, preview: preview(file), status: 'sending', progress: 0, photo: null } as const;
      });
      set({
        items: [...state.items, ...items],
        problem: chosen.length > room ? 'too-many' : null,
      });
      for (const { file, key } of taken) void send(key, file);
    },
    remove(key: string): void {
      drop(key);
      set({ problem: null });
    },
    retry(key: string): void {
      const file = files.get(key);
      if (!file) return;
      change(key, { status: 'sending', progress: 0 });
      set({ problem: null });
      void send(key, file);
    },
    /** Photos of a message that comes back for editing. */
    putBack(photos: readonly Photo[]): void {
      const items = photos.map((photo) => {
        const at = shown.get(photo.id) ?? '';
        return { key: photo.id, preview: at, status: 'ready', progress: 1, photo } as const;
      });
      set({ items: [...items, ...state.items].slice(0, mostPhotos) });
    },
    /** Hands the photos over to a message. */
    take(): Photo[] {
      const photos = state.items.flatMap(({ photo }) => photo ?? []);
      files.clear();
      set({ items: [], problem: null });
      return photos;
    },
    findPreview: (photoId: string) => shown.get(photoId) ?? null,
  };
}

function problemOf(failure: Extract<Answer<Photo>, { ok: false }>['failure']): TrayProblem {
  if (failure.kind === 'busy') return 'busy';
  if (failure.kind !== 'refused') return 'failed';
  if (failure.code === 'too_large' || failure.code === 'photo_too_big') return 'too-large';
  return failure.code === 'photo_heic' ? 'heic' : 'unreadable';
}
