import type { Dial, Line, Socket } from './line.ts';
import { createLine } from './line.ts';
import { arrive } from './session.ts';

const addressOf = ({ protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`;

/** Asks for the session first: a socket without one would be refused. */
const dial: Dial = ({ onText, onClose }): Socket => {
  let socket: WebSocket | null = null;
  let isClosed = false;
  void arrive().then((known) => {
    if (isClosed) return;
    if (!known.ok) return onClose();
    socket = new WebSocket(addressOf(location));
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') onText(data);
    };
    socket.onclose = () => onClose();
  });
  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
};

let line: Line | null = null;

/** The one line of this page; tables share it. */
export const houseLine = (): Line => {
  if (line !== null) return line;
  const own = createLine({ dial });
  line = own;
  addEventListener('online', () => own.again());
  addEventListener('visibilitychange', () => {
    if (!document.hidden && own.state.peek() !== 'open') own.again();
  });
  return own;
};

/** After the guest of this device has changed: the house must hear of it. */
export const hangUp = (): void => {
  line?.stop();
  line = null;
};
