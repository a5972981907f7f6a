/** Takes photos as the server does, one after the other, and can be told to let them wait. */
export function createPhotoLine() {
  let count = 0;
  let isHeld = false;
  const held: (() => void)[] = [];

  class PhotoRequest {
    upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => {} };
    onload = () => {};
    status = 0;
    responseText = '';
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send() {
      this.upload.onprogress({ loaded: 1, total: 2 });
      const answer = () => {
        count += 1;
        this.status = 201;
        this.responseText = JSON.stringify({ id: `photo-${count}`, width: 4, height: 3 });
        this.onload();
      };
      if (isHeld) held.push(answer);
      else queueMicrotask(answer);
    }
  }

  return {
    PhotoRequest,
    holdPhotos: () => {
      isHeld = true;
    },
    releasePhotos: () => {
      isHeld = false;
      for (const answer of held.splice(0)) answer();
    },
  };
}
