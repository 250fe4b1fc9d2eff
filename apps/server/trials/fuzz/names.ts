import { letters, pick } from './pick.ts';

/** Names that a server on this machine must not answer to. */
const FOREIGN_HOSTS: readonly [(port: string) => string, ...((port: string) => string)[]] = [
  () => 'evil.example',
  (port) => `evil.example:${port}`,
  (port) => `localhost.evil.example:${port}`,
  (port) => `127.0.0.1.evil.example:${port}`,
  (port) => `localhost.:${port}`,
  (port) => `127.1:${port}`,
  (port) => `0x7f000001:${port}`,
  (port) => `2130706433:${port}`,
  (port) => `::1:${port}`,
  (port) => `[::1%25lo]:${port}`,
  (port) => `[::1]evil.example:${port}`,
  (port) => `[::g]:${port}`,
  (port) => `user@127.0.0.1:${port}`,
  (port) => `127.0.0.1:${port}/x`,
  () => '',
  () => letters(200),
];

/** Other ways to write the machine itself. */
const OWN_HOSTS: readonly [(port: string) => string, ...((port: string) => string)[]] = [
  (port) => `127.0.0.1:${port}`,
  (port) => `localhost:${port}`,
  (port) => `LocalHost:${port}`,
  (port) => `[::1]:${port}`,
  (port) => `[0:0:0:0:0:0:0:1]:${port}`,
  (port) => `[::ffff:127.0.0.1]:${port}`,
  (port) => `[::FFFF:7f00:1]:${port}`,
];

const portOf = (host: string): string => host.split(':').at(-1) ?? '';

export const foreignHost = (host: string): string => pick(FOREIGN_HOSTS)(portOf(host));
export const ownHost = (host: string): string => pick(OWN_HOSTS)(portOf(host));

/** Addresses as a stranger may claim them before a proxy. */
export const claimedAddress = (): string =>
  pick<() => string>([
    () => '2001:db8::1',
    () => '2001:0DB8:0000:0000:0000:0000:0000:0001',
    () => '::ffff:192.0.2.1',
    () => '::ffff:c000:0201',
    () => 'fe80::1%eth0',
    () => '[2001:db8::1]:443',
    () => '::',
    () => ':::::',
    () => '192.0.2.1, 2001:db8::1, ::1',
    () => letters(500),
  ])();
