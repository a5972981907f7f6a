import { describe, expect, it } from 'vitest';
import { filmStudio } from '../talks/film-studio.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const OTHERS = [
  'ok then ceramic. the previous owner left some old film on the rear window and it bubbles, does it have to come off first?',
  'tint for the rear please, and the old tint has to be taken off, it is peeling',
  'the film another shop put on is bubbling, i want it off and new one on',
  'ok dann keramik. der vorbesitzer hat da aber schon ne alte folie auf der heckscheibe die wirft blasen, muss die vorher runter?',
  'hinten tönen bitte, die alte Folie löst sich schon und soll runter',
  'die Tönung ist aus nem anderen Laden und wirft Blasen, die muss vorher ab',
  'зад звичайною. і ще стару плівку ззаду здерти треба, вона в бульбашках',
  'від попереднього власника лишилась плівка, відклеюється, треба зняти і нову поклеїти',
  'плівка в бульбашках, клеїли в іншій майстерні. зняти треба',
  'зад обычной, перед атермалкой. и еще старую пленку сзади содрать надо, она пузырится',
  'да нет, это не жалоба) пленка старая, от прошлого хозяина, пузырится',
  'сзади плёнка от прошлого хозяина отклеивается, надо снять и затонировать заново',
];

const OURS = [
  'you did my tint in May and it bubbles already',
  'after your wash the old tint is peeling, not impressed',
  'you removed the old film and now there is glue and streaks everywhere, terrible',
  'ihr habt mir die alte Folie entfernt und jetzt sind überall Schlieren, eine Frechheit',
  'die Folie von euch wirft Blasen, die muss runter',
  'nach eurer Folierung löst sich alles schon wieder ab',
  'ви клеїли мені плівку, вона вже в бульбашках, треба зняти',
  'після вашої мийки відклеїлась стара плівка, це жах',
  'вы сняли старую плёнку и поцарапали стекло, это безобразие',
  'the tint is peeling and looks awful, terrible job, take it off',
  'die Folie blättert schon wieder ab, ich bin sehr enttäuscht',
  'тонировали у вас в мае, уже пузырится, снять надо',
];

describe('film that is old, of others or to come off is no complaint about the studio', () => {
  it.each(OTHERS)('%s', (text) => {
    const [fresh] = talkTo(filmStudio, [text]);
    const [, going] = talkTo(filmStudio, ['was kostet Scheibentönung hinten komplett für einen Golf?', text]);
    for (const turn of [fresh, going]) {
      expect(turn?.acts).not.toContain('complaint');
      expect(turn?.effects).not.toContainEqual(expect.objectContaining({ reason: 'complaint' }));
    }
  });
});

describe('work of the studio that went wrong stays a complaint, whatever it says of old film', () => {
  it.each(OURS)('%s', (text) => {
    const [turn] = talkTo(filmStudio, [text]);
    expect(turn?.acts[0]).toBe('complaint');
    expect(turn?.wantsPerson).toBe(true);
  });
});
