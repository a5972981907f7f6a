/** Words and marks between the things of a list. */
export const LIST_WORDS =
  /[,;+&/\n]|(?<!\p{L})(?:and|plus|und|sowie|noch|dazu|та|і|й|ще|також|плюс|и|еще|ещё|также|also)(?!\p{L})/iu;

/** How the names of services for the whole car begin. */
export const WHOLE_NAMES = /^(?:voll|komplett|ganz|full|complete|повн|полн)/iu;
