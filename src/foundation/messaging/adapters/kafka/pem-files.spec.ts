import { afterAll, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { tlsOptions } from './pem-files.js';

const folder = mkdtempSync(join(tmpdir(), 'pem-files-'));
const [root = ''] = rootCertificates;
const broken = '-----BEGIN CERTIFICATE-----\nMIIBgarbage\n-----END CERTIFICATE-----\n';
const key = (passphrase?: string): string => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const type = { type: 'pkcs8', format: 'pem' } as const;
  return String(privateKey.export(passphrase === undefined ? type : { ...type, cipher: 'aes-256-cbc', passphrase }));
};

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('tlsOptions', () => {
  it('should take the certificates of authorities', () => {
    const authorities = file('authorities.pem', `${root}\n${root}`);
    const options = tlsOptions({ authorities, certificateAndKey: undefined, keyPassword: undefined });
    expect(options).toEqual({ ca: `${root}\n${root}` });
  });

  it.each<[string, string, string]>([
    ['nothing of it', 'garbage', 'contains no certificate in the form of PEM'],
    ['an empty file', '', 'contains no certificate in the form of PEM'],
    ['a malformed one', `${root}\n${broken}`, 'contains a malformed certificate ('],
  ])('should name the variable of authorities with %s', (name, text, problem) => {
    const authorities = file(`${name}.pem`, text);
    const message = `SPRING_KAFKA_PROPERTIES_SSL_TRUSTSTORE_LOCATION: the file ${authorities} ${problem}`;
    expect(() => tlsOptions({ authorities, certificateAndKey: undefined, keyPassword: undefined })).toThrow(message);
  });

  it.each<[string, string, string]>([
    ['no key', root, 'contains no private key'],
    ['no certificate', key(), 'contains no certificate'],
    ['a key of another certificate', `${root}\n${key()}`, 'contains a private key that cannot be used ('],
    [
      'a key with another password',
      `${root}\n${key('hush')}`,
      'SPRING_KAFKA_PROPERTIES_SSL_KEY_PASSWORD is the password',
    ],
  ])('should name the variable of a certificate with %s', (name, text, problem) => {
    const certificateAndKey = file(`${name}.pem`, text);
    const start = `SPRING_KAFKA_PROPERTIES_SSL_KEYSTORE_LOCATION: the file ${certificateAndKey} `;
    const read = () => tlsOptions({ authorities: undefined, certificateAndKey, keyPassword: 'other' });
    expect(read).toThrow(start);
    expect(read).toThrow(problem);
  });

  it('should name the variable of a file that does not exist', () => {
    const certificateAndKey = join(folder, 'none.pem');
    expect(() => tlsOptions({ authorities: undefined, certificateAndKey, keyPassword: undefined })).toThrow(
      `SPRING_KAFKA_PROPERTIES_SSL_KEYSTORE_LOCATION: the file ${certificateAndKey} cannot be read (ENOENT`,
    );
  });
});
