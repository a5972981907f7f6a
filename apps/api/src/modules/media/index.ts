// media: the photos clients send. It takes bytes in, makes a small clean picture of them, keeps it with its talk and
// gives it to whoever may see the talk. A photo belongs to no message until a message names it.
// Refuses to know channels, and what is said about a photo: `conversations` claims it in the transaction of its message.

export { claimPhotos } from './claim-photos.ts';
export { keepPhoto } from './keep-photo.ts';
export { type MediaDeps, mediaRoutes } from './media.routes.ts';
export { deleteUnclaimedPhotos, findPhotoOfTalk, loadPhotos } from './media.store.ts';
export { sendPhoto } from './send-photo.ts';
