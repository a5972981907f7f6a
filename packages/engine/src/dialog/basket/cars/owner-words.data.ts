/** Words by which the client's own car is pointed at. */
export const MINE =
  /(?<!\p{L})(?:mine|my (?:own|car|one|vehicle|truck)|mein(?:er|e[sn]?|s)?(?= (?:auto|wagen|nur|auch|bitte|innen|au(?:ß|ss)en|komplett|dann|um|bekommt|kriegt|soll|braucht)|[\s,.:!?]*$)|meiner|meins|meinen|моя|моє|моєї|мою|моїй|моему|мою|моей|мой|мій|моєму|своя|свою|свій|своє)(?!\p{L})/iu;

/** Words by which somebody else's car is pointed at: hers, his, the wife's. */
export const HERS =
  /(?<!\p{L})(?:hers|his|theirs|(?:her|their)(?=\s)|(?:the |my )?(?:wife|husband|mum|mom|dad|daughter|son|brother|sister|partner|missus|hubby)['’]?s|ihre[rsn]?|seine[rsn]?|ihr (?:auto|wagen)|sein (?:auto|wagen)|(?:bei|von|für) (?:ihr|ihm)|(?:mein(?:e[rm]?)? )?(?:frau|mann)s?|дружин\p{L}*|чоловік\p{L}*|її|їй|йому|його|жен[аеыу]й?|жены|муж[ау]?|мужу|её|ее|ей|ему|его)(?!\p{L})/iu;
