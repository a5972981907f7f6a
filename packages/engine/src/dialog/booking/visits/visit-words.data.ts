/** Goods of the client's own: "my seat", which is neither a person nor what was booked. */
export const MY_GOODS =
  /(?<!\p{L})(?:my (?!(?:wife|husband|mum|mom|dad|son|daughter|brother|sister|partner|friend|mate|boss|missus|hubby|girlfriend|boyfriend|name|number|phone|booking|appointment|visit|slot)(?:['’]s)?(?!\p{L}))\p{L}+|mein(?:e[rmsn]?)? (?!(?:frau|mann|mutter|vater|sohn|tochter|bruder|schwester|freund\p{L}*|partner\p{L}*|chef\p{L}*|kolleg\p{L}*|name|nummer|termin|buchung)(?!\p{L}))\p{L}+|мо[єїяюе]|моё|мою|моей|моего|моєму)(?!\p{L})/iu;

/** What was offered is refused, doubted or put off: no word of it is a yes. */
export const REFUSES =
  /(?<!\p{L})(?:too (?:much|expensive|dear|pricey|steep)|not worth|(?:more|pricier) than i (?:wanted|thought|expected)|(?:can['’]?t|cannot) afford|(?:leave|keep|stick|stay)\p{L}* (?:it |everything |things )?(?:as (?:it|they) (?:is|was|are|were)|as (?:is|booked|before)|at (?:the|what)|with (?:the|what|just))|think (?:it over|about it)|not (?:so |that )?sure|rather not|maybe (?:later|another time|next time)|changed my mind|zu (?:viel|teuer|kostspielig)|(?:lass\p{L}*|belass\p{L}*|bleib\p{L}*)(?: \p{L}+){0,3} (?:dabei|bei|wie|so)|(?:noch )?(?:mal )?überleg\p{L}*|doch (?:nicht|lieber nicht)|lieber nicht|nicht wert|(?:bin mir )?(?:nicht|un)sicher|vielleicht (?:später|ein andermal)|за?дорого(?:вато)?|дорогувато|занадто|забагато|(?:надто|слишком) (?:багато|дорого|много)|многовато|забагацько|не варто(?: того)?|не стоит(?: того)?|подума\p{L}*|не впевнен\p{L}*|не уверен\p{L}*|передума\p{L}*|іншим разом|в другой раз|(?:хай|нехай|пусть) (?:\p{L}+ ){0,2}(?:буде|будет|лиша\p{L}*|залиша\p{L}*|оста\p{L}*) (?:\p{L}+ ){0,2}як було|(?:залиш|лиш|остав)\p{L}* (?:\p{L}+ ){0,3}(?:як|как) (?:є|было|було|есть)|(?:як|как) (?:і |и )?(?:було|было))(?!\p{L})/iu;

/** Another visit was meant than the one spoken of. */
export const WRONG_ONE =
  /(?<!\p{L})(?:wrong (?:car|one|booking|appointment|visit)|(?:not|other than) (?:that|this) (?:car|one|booking)|falsche[snr]? (?:auto|wagen|termin)|nicht (?:der|den|das|dieser|diesen) (?:auto|wagen|termin)|не (?:та|то|той|ту|тот|ця|цю|эта|эту) (?:машин\p{L}*|авто|запис\p{L}*|запись))(?!\p{L})/iu;

/** Words that ask for something to be done, though they end in a question mark. */
export const REQUESTED =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|u|we|i)|please|pls|bitte|könn\p{L}*|kann|möcht\p{L}*|geht|можно|можете|можна|прошу|пожалуйста|будь ласка|хочу)(?!\p{L})/iu;
