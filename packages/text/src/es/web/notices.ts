import type { NoticeText } from '../../web.ts';

export const notices: NoticeText = {
  storageFull:
    'Este dispositivo está lleno. La partida no se puede guardar. Libera espacio y prueba otra vez.',
  storageForbidden:
    'Este navegador no guarda partidas. Permite que guarde datos de este sitio y prueba otra vez.',
  openElsewhere: 'Esta partida está abierta en otra pestaña. Sigue jugando allí, o continúa aquí.',
  brainFailed: 'El bot no responde. Tu partida está a salvo. Prueba otra vez.',
  brainUnsupported:
    'Este navegador es demasiado viejo para bots, pistas y análisis. Necesitan Chrome o Edge 91, Firefox 89, Safari 16.4, o más nuevo.',
  connectionLost:
    'No hay conexión con el servidor. Tu partida está a salvo. Sigue en cuanto vuelva la conexión.',
  houseRestarting:
    'El servidor se está reiniciando. Tu partida está a salvo y sigue en un momento.',
  proofFailed:
    'Los dados no cuadran, y la partida se detuvo. Guarda el registro y enséñalo a los demás.',
  tableGone: 'Esta mesa ya no existe.',
  outdated: 'Esta página es antigua. Cárgala otra vez, por favor.',
  notFound: 'Esta partida no está guardada en este dispositivo.',
  unreadable: 'Esta partida guardada está dañada y no se puede abrir.',
  unlawful: (step) => `Esta partida guardada está dañada: el paso ${step} va contra las reglas.`,
  newer:
    'Esta partida se guardó con una versión más nueva. Carga la página otra vez para tener esa versión.',
  recordTooLong: 'Este texto es demasiado largo para ser el registro de una partida.',
  recordFaulty: (fault) => `Este registro no se puede abrir. ${fault}`,
  linkBroken: 'Este enlace no funciona: le falta una parte. Pídelo otra vez.',
  linkTooLong: 'Este enlace es demasiado largo para una partida.',
  linkFaulty: (fault) => `La partida de este enlace no se puede abrir. ${fault}`,
};
