import type { NetworkInterfaceInfo } from 'node:os';
import { correction, generate } from 'lean-qr';
import { afterEach, describe, expect, test } from 'vitest';
import { greeting, terminalCode } from '../src/greeting/greeting.ts';
import type { Interfaces } from '../src/greeting/lan.ts';
import { isOpenToOthers, lanAddresses } from '../src/greeting/lan.ts';
import { Client } from './client.ts';
import { TestHouse } from './fixture.ts';

const at = (address: string): NetworkInterfaceInfo => ({ address }) as NetworkInterfaceInfo;

const CARDS: Interfaces = {
  lo: [at('127.0.0.1'), at('::1')],
  docker0: [at('172.17.0.1')],
  eth0: [at('203.0.113.7'), at('2001:db8::7'), at('fe80::1')],
  wlan0: [at('192.168.1.20'), at('169.254.3.4'), at('fd00::20')],
};

describe('addresses for other devices', () => {
  test('the addresses for other devices start with those of the home network; loopback and link-local ones are left out', () => {
    expect(lanAddresses('::', 1855, CARDS)).toEqual([
      'http://192.168.1.20:1855',
      'http://203.0.113.7:1855',
      'http://[2001:db8::7]:1855',
      'http://[fd00::20]:1855',
      'http://172.17.0.1:1855',
    ]);
    expect(lanAddresses('0.0.0.0', 1855, CARDS)).toEqual([
      'http://192.168.1.20:1855',
      'http://203.0.113.7:1855',
      'http://172.17.0.1:1855',
    ]);
  });

  test('the address for other devices is the one that the server listens on, or none', () => {
    expect(lanAddresses('192.168.1.20', 80, CARDS)).toEqual(['http://192.168.1.20:80']);
    for (const host of ['127.0.0.1', 'localhost', '::1']) {
      expect(lanAddresses(host, 1855, CARDS)).toEqual([]);
      expect(isOpenToOthers(host)).toBe(false);
    }
  });
});

describe('the greeting', () => {
  test('the greeting explains how to open the server to the home network, where only this computer reaches it', () => {
    const places = { address: 'http://localhost:1855/', lan: [], isAlone: true };
    expect(greeting(places, true)).toEqual([
      expect.stringContaining('is at http://localhost:1855/'),
      expect.stringContaining('--host 0.0.0.0'),
    ]);
    expect(greeting(places, false)).toHaveLength(1);
  });

  test('the greeting names every address, with a code for people at a terminal', () => {
    const lan = ['http://192.168.1.20:1855', 'http://172.17.0.1:1855'];
    const places = { address: 'http://localhost:1855/', lan, isAlone: false };
    const plain = greeting(places, false);
    expect(plain.slice(2)).toEqual(['  http://192.168.1.20:1855/', '  http://172.17.0.1:1855/']);
    expect(greeting(places, true)).toEqual([
      ...plain,
      ...terminalCode('http://192.168.1.20:1855/'),
    ]);
  });

  test('the printed code is the code on screen', () => {
    const content = 'http://192.168.1.20:1855/';
    const code = generate(content, { minCorrectionLevel: correction.L });
    const lines = terminalCode(content).map((line) => [...line.slice(8, -4)]);
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1) {
        const block = lines[Math.floor((y + 2) / 2)]?.[x + 2];
        const isDark = block === ' ' || block === (y % 2 === 0 ? '▄' : '▀');
        expect(isDark).toBe(code.get(x, y));
      }
  });
});

describe('addresses in the app', () => {
  const house = new TestHouse();
  afterEach(() => house.stop());
  const lan = (port: number): readonly string[] => [`http://192.168.1.20:${port}`];

  test('the app gets the addresses of the network on this computer alone', async () => {
    await house.start({ lan, origins: { publicOrigin: null, proxies: 1, hosts: [] } });
    const { port } = house.running!;
    const here = await new Client(house.base).get('/api/addresses');
    expect(here.body).toEqual({ publicUrl: null, lan: [`http://192.168.1.20:${port}`] });
    const far = new Client(house.base, { 'x-forwarded-for': '203.0.113.9' });
    expect((await far.get('/api/addresses')).body).toEqual({ publicUrl: null, lan: [] });
  });

  test('the app gets no addresses through an undeclared proxy', async () => {
    await house.start({ lan });
    const far = new Client(house.base, { 'x-forwarded-for': '203.0.113.9' });
    expect((await far.get('/api/addresses')).body).toEqual({ publicUrl: null, lan: [] });
  });

  test('the app gets the public address alone, if there is one', async () => {
    const origins = { publicOrigin: 'https://play.example', proxies: 0, hosts: ['localhost'] };
    await house.start({ lan, origins });
    const { body } = await new Client(house.base).get('/api/addresses');
    expect(body).toEqual({ publicUrl: 'https://play.example', lan: [] });
  });
});
