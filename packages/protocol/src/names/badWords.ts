const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Words that no name may contain at a table where children play: English, German and Dutch.
 * `BAD_INSIDE` is refused anywhere in a name, `BAD_ALONE` only as a word of its own, because honest names contain it.
 */
export const BAD_INSIDE: readonly string[] = wordsIn(`
  fuck fuk shit cunt bitch asshole arsehole bastard wanker whore pussy penis vagina dildo
  blowjob handjob porn nigger nigga faggot retard rapist hitler nazi heilh siegheil pedo
  paedo jizz twat masturb orgasm testicle boobs titties motherf cocksuck dickhead killyour
  ficken ficker gefickt fotze hurensohn arschl wichser scheis scheiss schlampe nutte
  schwuchtel missgeburt kanake neger vollidiot pimmel schwanzlut titten hackfresse drecksau
  bumsen muschi kinderfick neuken geneukt kutwijf klootzak hoerenzoon kankerlijer kankerhoer
  kanker tering tyfus mongool flikker homofiel lulhannes eikelkop pijpslet godverdom schijt
  stront rotmof zakkenwas trutje sletje beffen
`);

export const BAD_ALONE: readonly string[] = wordsIn(`
  ass arse cock dick cum fag tit tits slut rape sex sexy anal anus hoe homo coon spic dyke
  kkk isis damn crap piss kys wtf arsch hure sau fick nutten depp spast spasti mongo wixer
  kacke pisser hode hoden idiot trottel kut lul hoer slet pik eikel neuk tiet tieten trut
  mof kak reet
`);

/** Honest words that contain one of the others. */
export const INNOCENT: readonly string[] = wordsIn(`
  scunthorpe matsushita therapist shiitake catering peppering wintering
`);
