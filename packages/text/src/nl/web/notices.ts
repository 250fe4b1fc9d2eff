import type { NoticeText } from '../../web.ts';

export const notices: NoticeText = {
  storageFull:
    'Het apparaat is vol, dus het spel kan niet worden bewaard. Maak wat ruimte en probeer het opnieuw.',
  storageForbidden:
    'Deze browser laat ons geen spellen bewaren. Sta toe dat hij gegevens van deze pagina bewaart en probeer het opnieuw.',
  openElsewhere: 'Dit spel is open in een ander tabblad. Speel daar verder of haal het hierheen.',
  brainFailed: 'De bot geeft geen antwoord. Je spel is veilig: probeer het opnieuw.',
  brainUnsupported:
    'Deze browser is te oud voor bots, tips en rapporten: die hebben Chrome of Edge 91, Firefox 89, Safari 16.4 of nieuwer nodig.',
  connectionLost: 'Geen verbinding. Je spel is veilig en gaat verder zodra de server antwoordt.',
  houseRestarting: 'De server start opnieuw. Je spel is veilig en gaat zo verder.',
  proofFailed:
    'Het bewijs van de dobbelstenen klopt niet. De tafel is bevroren: bewaar het verslag en laat het de anderen zien.',
  tableGone: 'Deze tafel is er niet meer.',
  outdated: 'De server spreekt een nieuwere taal dan deze pagina. Laad de pagina opnieuw.',
  notFound: 'Dit spel is niet op dit apparaat bewaard.',
  unreadable: 'Dit bewaarde spel is beschadigd en kan niet worden geopend.',
  unlawful: (step) => `Dit bewaarde spel is beschadigd: stap ${step} is tegen de regels.`,
  newer:
    'Een nieuwere versie van de app heeft dit spel bewaard. Laad de pagina opnieuw om die te krijgen.',
  recordTooLong: 'Deze tekst is te lang voor het verslag van een spel.',
  recordFaulty: (fault) => `Dit verslag kan niet worden geopend. ${fault}`,
  linkBroken: 'Deze link is stuk: er ontbreekt een stuk. Vraag er nog een keer om.',
  linkTooLong: 'Deze link is te lang voor een spel.',
  linkFaulty: (fault) => `Het spel in deze link kan niet worden geopend. ${fault}`,
};
