import type { NoticeText } from '../../web.ts';

export const notices: NoticeText = {
  storageFull:
    'Het apparaat is vol. Het spel kan niet worden bewaard. Maak wat ruimte en probeer het opnieuw.',
  storageForbidden:
    'Deze browser bewaart geen spellen. Sta toe dat hij gegevens van deze site bewaart en probeer het opnieuw.',
  openElsewhere: 'Dit spel is open in een ander tabblad. Speel daar verder, of ga hier door.',
  brainFailed: 'De bot geeft geen antwoord. Je spel is veilig. Probeer het opnieuw.',
  brainUnsupported:
    'Deze browser is te oud voor bots, tips en spelanalyses. Die hebben Chrome of Edge 91, Firefox 89, Safari 16.4 of nieuwer nodig.',
  connectionLost:
    'Geen verbinding met de server. Je spel is veilig. Het gaat verder zodra de verbinding terug is.',
  houseRestarting: 'De server start opnieuw. Je spel is veilig en gaat zo verder.',
  proofFailed:
    'Er klopt iets niet met de dobbelstenen. Daarom is het spel gestopt. Bewaar het verslag en laat het de anderen zien.',
  tableGone: 'Deze tafel is er niet meer.',
  outdated: 'Deze pagina is verouderd. Laad de pagina opnieuw.',
  notFound: 'Dit spel is niet op dit apparaat bewaard.',
  unreadable: 'Dit bewaarde spel is beschadigd en kan niet worden geopend.',
  unlawful: (step) => `Dit bewaarde spel is beschadigd: stap ${step} is tegen de regels.`,
  newer:
    'Dit spel is bewaard door een nieuwere versie van de app. Laad de pagina opnieuw om die te krijgen.',
  recordTooLong: 'Deze tekst is te lang voor het verslag van een spel.',
  recordFaulty: (fault) => `Dit verslag kan niet worden geopend. ${fault}`,
  linkBroken: 'Deze link werkt niet: er ontbreekt een deel. Vraag er nog een keer om.',
  linkTooLong: 'Deze link is te lang voor een spel.',
  linkFaulty: (fault) => `Het spel in deze link kan niet worden geopend. ${fault}`,
};
