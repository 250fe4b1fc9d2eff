/** Stones and ores, and short first names: no language is favored, and nobody is meant. */
const ORES = [
  ...['Agate', 'Amber', 'Basalt', 'Beryl', 'Borax', 'Cobalt', 'Copper', 'Coral'],
  ...['Flint', 'Galena', 'Garnet', 'Gneiss', 'Granite', 'Jasper', 'Lapis', 'Marble'],
  ...['Mica', 'Nickel', 'Nugget', 'Onyx', 'Opal', 'Pepita', 'Pyrite', 'Quartz'],
  ...['Ruby', 'Sapphire', 'Silver', 'Slate', 'Topaz', 'Tuff', 'Zinc', 'Zircon'],
] as const;

const FIRST_NAMES = [
  ...['Ada', 'Ben', 'Bo', 'Cleo', 'Dan', 'Edda', 'Eva', 'Finn'],
  ...['Gus', 'Hedy', 'Ida', 'Ivo', 'Jo', 'Kit', 'Lou', 'Max'],
  ...['Mia', 'Nell', 'Nils', 'Otto', 'Pia', 'Quin', 'Ria', 'Rob'],
  ...['Sam', 'Tess', 'Tom', 'Uma', 'Vic', 'Wim', 'Yara', 'Zoe'],
] as const;

/** How many different names there are. */
export const GENERATED_NAMES: number = ORES.length * FIRST_NAMES.length;

/** The name with this number; any whole number from 0 gives one. */
export const generatedName = (number: number): string => {
  const ore = ORES[Math.floor(number / FIRST_NAMES.length) % ORES.length] ?? ORES[0];
  const first = FIRST_NAMES[number % FIRST_NAMES.length] ?? FIRST_NAMES[0];
  return `${ore} ${first}`;
};
