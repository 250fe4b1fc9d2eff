const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Words that no name may contain at a table where children play: English, German, Dutch, Spanish, French, and Russian in
 * Latin letters. `BAD_INSIDE` is refused anywhere in a name, `BAD_ALONE` only as a separate word, because innocent names
 * contain it.
 */
export const BAD_INSIDE: readonly string[] = wordsIn(`
  fuck fuk shit cunt bitch asshole arsehole bastard wanker whore pussy penis vagina dildo
  blowjob handjob porn nigger nigga faggot retard rapist hitler nazi heilh siegheil pedo
  paedo jizz twat masturb orgasm testicle boobs titties motherf cocksuck dickhead killyour
  nudes dickpic dikpic cumshot jerkoff suckmy killurself sendnude molester wetback raghead
  towelhead goebbels whitepower adolfhit hentai
  ficken ficker gefickt fotze hurensohn arschl wichser scheis scheiss schlampe nutte
  schwuchtel missgeburt kanake neger vollidiot pimmel schwanzlut titten hackfresse drecksau
  bumsen muschi kinderfick neuken geneukt kutwijf klootzak hoerenzoon kankerlijer kankerhoer
  kanker tering tyfus mongool flikker homofiel lulhannes eikelkop pijpslet godverdom schijt
  stront rotmof zakkenwas trutje sletje beffen
  mierda gilipoll cabron hijodeput hijoput joputa pendej maricon putamadre chingatu conchatu
  conchetu mamahuevo mamaguevo carapolla negrata sudaca violador
  connard connasse salope salaud encule filsdepute niqueta niquer batard couille tapette
  tarlouze gouine bougnoul bamboula youpin salejuif branleur trouduc enfoire violeur
  pizd blyat bliat blyad pidor pidar mudak gandon zalupa nahuy nahui shlyuha
`);

export const BAD_ALONE: readonly string[] = wordsIn(`
  ass arse cock dick cum fag tit tits slut rape raped rapes raping raper sex sexy anal anus hoe
  homo coon spic dyke kkk isis damn crap piss kys kms wtf stfu gtfo nude milf incel horny chink
  gook kike paki tranny suicide
  arsch hure sau fick nutten depp spast spasti mongo wixer
  kacke pisser hode hoden idiot trottel kut lul hoer slet pik eikel neuk tiet tieten trut
  mof kak reet
  puta puto putas polla verga culo follar zorra chinga chingar chingada capullo
  pute putain merde nique chatte cul negre fdp ntm pd
  suka cyka huy ebat ebal
`);

/** Names that are bad only as a whole; letters and figures in their visual form. */
export const BAD_WHOLE: readonly string[] = wordsIn('adolfh ahitler bbhh hhbb bbh hbb');

/** Russian words, and others whose marks matter; letters without marks except in `ñ`. */
export const BAD_INSIDE_PLAIN: readonly string[] = wordsIn(`
  хуи хуе хуя пизд блят бляд мудак мудил гандон гондон пидор пидар залуп дрочи шлюх ублюд
  уебок уебан выеб заеб гитлер зигхаил зигхайл ниггер черножоп
`);
export const BAD_ALONE_PLAIN: readonly string[] = wordsIn(`
  сука суки сучка жопа чмо манда жид хач нацист ебать ебал ебан ебаныи ебаная еблан coño coños
`);

/** Innocent words that contain one of the others. */
export const INNOCENT: readonly string[] = wordsIn(`
  scunthorpe matsushita therapist shiitake catering peppering wintering torpedo penistone
  nazim nazir nazia nazif naziha harshit akshit rakshit ishita yoshit toshit fuku
  siriporn pornchai pornthip somporn jiraporn supaporn schwarzenegger schwarzeneger
  mobydick
`);
