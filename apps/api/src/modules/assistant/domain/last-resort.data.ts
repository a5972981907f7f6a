import type { Language } from '@glossa/contracts';

/** What a client is told when the assistant itself fails: the truth, and that the studio knows. */
export const lastResort: Record<Language, string> = {
  EN: 'Sorry, something went wrong on our side just now. I have passed your message to the studio, they will get back to you.',
  DE: 'Entschuldigung, bei uns ist gerade etwas schiefgegangen. Ich habe Ihre Nachricht an das Studio weitergegeben, man meldet sich bei Ihnen.',
  UA: 'Перепрошую, у нас щойно стався збій. Ваше повідомлення передано студії, вам відповідять.',
  RU: 'Извините, у нас только что произошёл сбой. Ваше сообщение передано студии, вам ответят.',
};
