import { describe, expect, test } from 'vitest';
import {
  GENERATED_NAMES,
  generatedName,
  NAME_LANGUAGES,
  nameFault,
  tidyName,
} from '../src/index.ts';

const judge = (typed: string): string => nameFault(tidyName(typed))?.kind ?? 'good';

const GOOD = [
  ...[
    'Ada',
    'Ben',
    'Cassandra',
    'Scunthorpe Sam',
    'Dickens',
    'Essex',
    'Matsushita',
    'Hancock',
    'Titus',
  ],
  ...[
    'Anna-Lena',
    'Jörg',
    'Käthe',
    'Müller',
    'Grüße',
    'Churer',
    'Assel',
    'Sauer',
    'Arschibald'.replace('sch', 'ch'),
  ],
  ...[
    'Joost',
    'Kutschera',
    'Luluk',
    'Pikachu',
    'Wim 12',
    'Hoek',
    'Sint-Niklaas',
    "D'Arcy",
    'J. R.',
  ],
  ...[
    'Зоя',
    'Ιωάννα',
    'שרה',
    'さくら',
    '민준',
    'Łukasz',
    'Øyvind',
    'Zoë',
    'Anaïs',
    'Mia 007',
    'Constanze',
  ],
  ...[
    'Therapist',
    'Peacock',
    'Button',
    'Shiitake',
    'Uranus',
    'Cumberland',
    'Mofie',
    'Analena',
    'Homer',
  ],
];
const BAD = [
  ...[
    'fuck',
    'FuCk',
    'f.u.c.k',
    'fuuuuck',
    'sh1t',
    'b1tch',
    'a55hole',
    'n1gger',
    'h1tler',
    'Naz1 Bob',
  ],
  ...[
    'Arschloch',
    'Hurens0hn',
    'W1chser',
    'Scheiße',
    'Ficker',
    'Fotze',
    'Schlampe',
    'du Hure',
    'F i c k',
  ],
  ...[
    'klootzak',
    'k4nker',
    'neuken',
    'hoer',
    'kut',
    'Tering lijer',
    'm0ngool',
    'dick',
    'd1ck',
    'ass',
  ],
];

/** Honest names that contain a bad or a reserved word, or come close to one. */
const NEARLY = [
  ...['Nora', 'Adolfo', 'Adolf Hansen', 'Cockburn', 'Moby Dick', 'Torpedo', 'Nazim', 'Harshit'],
  ...['Ishita', 'Yoshito', 'Fukuda', 'Siriporn', 'Schwarzenegger', 'Penistone', 'Milford', 'Eva'],
  ...['Monique', 'Dominique', 'Concha', 'Pollack', 'Chingachgook', 'Reputada', 'Compute', 'Vic'],
  ...['Барсук', 'Любовь', 'Надежда', 'Хлебников', 'Мандарин', 'Tim 88', 'HH', 'Raphael', 'Hui'],
  ...[
    'Gregory House',
    'Modesty',
    'Hostetler',
    'Botho',
    'Abbot',
    'Serverin',
    'Admira',
    'Botticelli',
  ],
  ...[
    'Legend Tom',
    'Sheriff Ida',
    'Adam Inn',
    'Supporter',
    'Claire',
    'Haus Maus',
    'Systema',
    'Kim',
  ],
];
const HOSTILE = [
  ...[
    'fvck',
    'niqqer',
    'raped',
    'nudes pls',
    'dickpic',
    'Adolf H',
    '88 HH',
    'hh88',
    'phuck',
    'slvt',
  ],
  ...[
    'хуй',
    'пиздец',
    'блядь',
    'сука',
    'Пидорас',
    'п0х уй',
    'мудак',
    'ёбаный',
    'suka blyat',
    'cyka',
  ],
  ...['connard', 'Salope', 'enculé', 'fils de pute', 'nique ta mère', 'merde', 'bâtard', 'fdp'],
  ...['mierda', 'gilipollas', 'hijo de puta', 'cabrón', 'pendejo', 'maricón', 'coño', 'p u t a'],
  ...['kill urself', 'suck my', 'Incel', 'Goebbels', 'White Power', 'chink', 'HeilH 88'],
];
const RESERVED = [
  ...['Admin', 'ADM1N', 'Admiiin', 'A d m i n', 'Admin Bob', 'Administrator', 'Administratorin'],
  ...['Moderator', 'M0derator', 'Mod', 'Mod 1', 'Mod3', 'The Mod', 'System', 'Server', 'House'],
  ...[
    'The House',
    'Das Haus',
    'Het Huis',
    'Claim It',
    'ClaimIt',
    'Claim It Team',
    'Claim-It.',
    'Support',
  ],
  ...['Host', 'Gastgeber', 'Gastheer', 'Bot', 'B0t', 'Bot 2', 'House Bot', 'Legend', 'Legende'],
  ...[
    'Greenhorn',
    'Grünschnabel',
    'Groentje',
    'Админ',
    'Модератор',
    'Beheerder',
    'Official Support',
  ],
];

describe('a name', () => {
  test.each(NEARLY)('may be %s, though it comes close', (name) => expect(judge(name)).toBe('good'));
  test.each(HOSTILE)('may not be %s in any language', (name) =>
    expect(judge(name)).toBe('unfriendly'),
  );
  test.each(RESERVED)('%s belongs to the server', (name) => expect(judge(name)).toBe('reserved'));
  test.each(GOOD)('may be %s', (name) => expect(judge(name)).toBe('good'));
  test.each(BAD)('may not be %s', (name) => expect(judge(name)).not.toBe('good'));

  test.each([
    ['www ada', 'looksLikeAddress'],
    ['ada.example', 'looksLikeAddress'],
    ['ada dot com', 'looksLikeAddress'],
    ['ada on Discord', 'looksLikeAddress'],
    ['Ben 0171', 'looksLikeAddress'],
    ['0 1 7 1 x', 'looksLikeAddress'],
    ['ada@home', 'signs'],
    ['<b>ada</b>', 'signs'],
    ['123', 'signs'],
    ['a\u0300\u0301\u0302\u0303b', 'signs'],
    ['Аda', 'mixedScripts'],
    ['x', 'length'],
    ['x'.repeat(25), 'length'],
  ])('%s is refused as %s', (name, kind) => expect(judge(name)).toBe(kind));

  test('is tidied before it is judged', () => {
    expect(tidyName('  Ａｄａ \n  Ｂ  ')).toBe('Ada B');
  });

  test.each(NAME_LANGUAGES)(
    'that the house makes up in %s is always good, and there are many',
    (language) => {
      const names = Array.from({ length: GENERATED_NAMES }, (_, number) =>
        generatedName(number, language),
      );
      expect(new Set(names).size).toBe(GENERATED_NAMES);
      expect(GENERATED_NAMES).toBe(1024);
      for (const name of names) expect(judge(name), name).toBe('good');
      expect(generatedName(GENERATED_NAMES + 5, language)).toBe(generatedName(5, language));
    },
  );

  test('of a megabyte is judged without getting lost in it', () => {
    for (const text of ['a'.repeat(1e6), 'a.'.repeat(5e5), ' '.repeat(1e6), 'ä'.repeat(1e6)])
      expect(judge(text)).not.toBe('good');
  });
});
