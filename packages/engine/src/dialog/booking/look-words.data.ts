/** Coming by with the car. */
const COMING =
  "(?:bring|brings?|come|coming|swing|pop|stop|drop|drive|show|vorbei\\p{L}*|komm\\p{L}*|bring\\p{L}*|zeigen|приїхати|приїду|заїхати|заїду|під[’'ʼ]?їхати|під[’'ʼ]?їду|привезти|показати|заскочити|підскочити|подъехать|подъеду|приехать|приеду|заехать|заеду|показать|привезти|заскочить|подскочить)";

/** Having it looked at. */
const LOOKING =
  '(?:(?:take|have|has|takes) a (?:quick |proper |closer )?look|look (?:at|over) (?:it|the (?:car|paint|damage)|my car)|looks? it over|inspect\\p{L}*|assess\\p{L}*|anschau\\p{L}*|angeschaut|anguck\\p{L}*|ansehen|ansieht|anseht|begutacht\\p{L}*|besichtig\\p{L}*|draufschau\\p{L}*|drüberschau\\p{L}*|schaut (?:ihr )?(?:euch|mal|drauf|drüber)|einschätz\\p{L}*|подив\\p{L}*|глян\\p{L}*|огля[дн]\\p{L}*|оціни\\p{L}*|посмотр\\p{L}*|взглян\\p{L}*|осмотр\\p{L}*|оцени\\p{L}*)';

/** "Could I come by so that you take a look?", in either order, and the bare word for it. */
export const LOOK_WISH = new RegExp(
  `(?<!\\p{L})(?:${COMING}(?!\\p{L})[^\\n]{0,60}?(?<!\\p{L})${LOOKING}|${LOOKING}(?!\\p{L})[^\\n]{0,40}?(?<!\\p{L})${COMING}|на (?:огляд|осмотр)|zur (?:besichtigung|begutachtung)|for an? (?:inspection|assessment|look-?over|look)|(?:somebody|someone|anyone|you) (?:just |please )?(?:take a look|have a look|look at it)|(?:to|just) (?:have|take) a look(?: at it)?|just a look|jemand (?:mal )?(?:drauf|drüber)?schau\\p{L}*|(?:хтось|майстер|мастер|кто-то|кто-нибудь) (?:просто )?(?:подив\\p{L}*|глян\\p{L}*|посмотр\\p{L}*|взглян\\p{L}*))(?!\\p{L})`,
  'iu',
);

/** Pictures, prices and pages are looked at without a car. */
export const OTHER_LOOK =
  /(?<!\p{L})(?:photos?|pictures?|pics?|fotos?|bilder|website|webseite|homepage|instagram|фото\p{L}*|сайт\p{L}*|інстаграм\p{L}*|инстаграм\p{L}*|tüv|mot)(?!\p{L})/iu;

/** What a list calls it, where it has a price. */
export const LOOK_SERVICE =
  /(?<!\p{L})(?:inspect|assess|consult|besichtig|begutacht|beratung|diagnos|огляд|консультац|осмотр|диагност|діагност)/iu;
