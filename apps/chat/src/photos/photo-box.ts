import { createContext, useContext, useEffect, useState } from 'react';

/** Where a photo of the talk is shown from; null where it can't be had. */
export type FindPhoto = (photoId: string) => Promise<string | null>;

export const PhotoContext = createContext<FindPhoto>(async () => null);

/** The photos of the talk as addresses for this page, each fetched once with the key to the talk. */
export function createPhotoBox(fetchPhoto: (photoId: string) => Promise<Blob | null>): FindPhoto {
  const fetched = new Map<string, Promise<string | null>>();
  return (photoId) => {
    const known = fetched.get(photoId);
    if (known) return known;
    const found = fetchPhoto(photoId).then((photo) => {
      // Perhaps the line was bad: the next look asks again.
      if (photo === null) fetched.delete(photoId);
      return photo === null ? null : URL.createObjectURL(photo);
    });
    fetched.set(photoId, found);
    return found;
  };
}

/** Undefined while it comes, null where it can't be had. */
export function usePhoto(photoId: string): string | null | undefined {
  const find = useContext(PhotoContext);
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let isWanted = true;
    void find(photoId).then((found) => {
      if (isWanted) setAddress(found);
    });
    return () => {
      isWanted = false;
    };
  }, [find, photoId]);
  return address;
}
