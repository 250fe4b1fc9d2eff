/** Languages for which names are made up. */
export const NAME_LANGUAGES = ['en', 'de', 'nl', 'fr', 'es'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** Stones and ores as each language calls them, all of them one word. */
const ORES: Readonly<Record<NameLanguage, readonly string[]>> = {
  en: [
    ...['Agate', 'Amber', 'Basalt', 'Beryl', 'Borax', 'Cobalt', 'Copper', 'Coral'],
    ...['Flint', 'Galena', 'Garnet', 'Gneiss', 'Granite', 'Jasper', 'Lapis', 'Marble'],
    ...['Mica', 'Nickel', 'Nugget', 'Onyx', 'Opal', 'Pepita', 'Pyrite', 'Quartz'],
    ...['Ruby', 'Sapphire', 'Silver', 'Slate', 'Topaz', 'Tuff', 'Zinc', 'Zircon'],
  ],
  de: [
    ...['Achat', 'Bernstein', 'Basalt', 'Beryll', 'Borax', 'Kobalt', 'Kupfer', 'Korall'],
    ...['Feuerstein', 'Bleiglanz', 'Granat', 'Gneis', 'Granit', 'Jaspis', 'Lapis', 'Marmor'],
    ...['Glimmer', 'Nickel', 'Nugget', 'Onyx', 'Opal', 'Kiesel', 'Pyrit', 'Quarz'],
    ...['Rubin', 'Saphir', 'Silber', 'Schiefer', 'Topas', 'Tuff', 'Zink', 'Zirkon'],
  ],
  nl: [
    ...['Agaat', 'Barnsteen', 'Basalt', 'Beril', 'Borax', 'Kobalt', 'Koper', 'Koraal'],
    ...['Vuursteen', 'Loodglans', 'Granaat', 'Gneis', 'Graniet', 'Jaspis', 'Lapis', 'Marmer'],
    ...['Glimmer', 'Nikkel', 'Klomp', 'Onyx', 'Opaal', 'Kiezel', 'Pyriet', 'Kwarts'],
    ...['Robijn', 'Saffier', 'Zilver', 'Leisteen', 'Topaas', 'Tufsteen', 'Zink', 'Zirkoon'],
  ],
  fr: [
    ...['Agate', 'Ambre', 'Basalte', 'Béryl', 'Borax', 'Cobalt', 'Cuivre', 'Corail'],
    ...['Silex', 'Galène', 'Grenat', 'Gneiss', 'Granit', 'Jaspe', 'Lapis', 'Marbre'],
    ...['Mica', 'Nickel', 'Pépite', 'Onyx', 'Opale', 'Galet', 'Pyrite', 'Quartz'],
    ...['Rubis', 'Saphir', 'Argent', 'Ardoise', 'Topaze', 'Tuf', 'Zinc', 'Zircon'],
  ],
  es: [
    ...['Ágata', 'Ámbar', 'Basalto', 'Berilo', 'Bórax', 'Cobalto', 'Cobre', 'Coral'],
    ...['Sílex', 'Galena', 'Granate', 'Gneis', 'Granito', 'Jaspe', 'Lapis', 'Mármol'],
    ...['Mica', 'Níquel', 'Pepita', 'Ónix', 'Ópalo', 'Guijarro', 'Pirita', 'Cuarzo'],
    ...['Rubí', 'Zafiro', 'Plata', 'Pizarra', 'Topacio', 'Toba', 'Zinc', 'Circón'],
  ],
};

/** Short first names that all languages know. */
const FIRST_NAMES = [
  ...['Ada', 'Ben', 'Bo', 'Cleo', 'Dan', 'Edda', 'Eva', 'Finn'],
  ...['Gus', 'Hedy', 'Ida', 'Ivo', 'Jo', 'Kit', 'Lou', 'Max'],
  ...['Mia', 'Nell', 'Nils', 'Otto', 'Pia', 'Quin', 'Ria', 'Rob'],
  ...['Sam', 'Tess', 'Tom', 'Uma', 'Vic', 'Wim', 'Yara', 'Zoe'],
] as const;

/** How many different names there are in each language. */
export const GENERATED_NAMES: number = ORES.en.length * FIRST_NAMES.length;

/** The name with this number; any whole number from 0 gives one. */
export const generatedName = (number: number, language: NameLanguage = 'en'): string => {
  const ores = ORES[language];
  const ore = ores[Math.floor(number / FIRST_NAMES.length) % ores.length];
  return `${ore} ${FIRST_NAMES[number % FIRST_NAMES.length]}`;
};
