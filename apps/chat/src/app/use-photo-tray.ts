import { type DragEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { PhotoTray } from '../photos/photo-tray.ts';

/** The photos of the next message, and the ways they come in. A message sent too early leaves with its last photo. */
export function usePhotoTray(tray: PhotoTray, send: () => void) {
  const state = useSyncExternalStore(tray.subscribe, tray.getState);
  const [isWaiting, setWaiting] = useState(false);
  const [isOver, setOver] = useState(false);
  const isSending = state.items.some(({ status }) => status === 'sending');
  const isWhole = state.items.every(({ status }) => status === 'ready');

  useEffect(() => {
    if (!isWaiting || isSending) return;
    setWaiting(false);
    if (isWhole) send();
  }, [isWaiting, isSending, isWhole, send]);

  return {
    state,
    hasPhotos: state.items.length > 0,
    isBlocked: !isSending && !isWhole,
    send: () => (isSending ? setWaiting(true) : send()),
    add: (files: readonly File[]) => {
      const photos = files.filter(({ type }) => type === '' || type.startsWith('image/'));
      if (photos.length > 0) tray.add(photos);
    },
    isOver,
    dropZone: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        tray.add(files);
      },
    },
  };
}
