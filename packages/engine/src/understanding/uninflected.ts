/** "на шкоду фабію" as the dictionary has it: "на шкода фабія". */
export function uninflected(text: string): string {
  return text.replace(
    INFLECTED,
    (_, stem: string, ending: string) => `${stem}${/[юїє]/u.test(ending) ? 'я' : 'а'}`,
  );
}

const INFLECTED = /(\p{Script=Cyrillic}{3,}?)(ою|ой|ею|у|ю|ы|и|і|ї|е|є)(?!\p{L})/gu;
