import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** What `text` is in a database of DataHub, encrypted with `key`: AES-GCM. */
export function encryptedByDatahub(text: string, key: string): string {
  const secret = createHmac('sha256', createHash('sha256').update(key).digest()).update('DataHub-AES-GCM-Key').digest();
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final()];
  return `v2:${Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64')}`;
}

/** The same as DataHub's earlier versions wrote it. */
export function encryptedByEarlierDatahub(text: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', createHash('sha1').update(key).digest().subarray(0, 16), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** The credentials of somebody who logs in to DataHub with `password`. */
export function credentialsOfDatahub(password: string, key: string): { salt: string; hashedPassword: string } {
  const salt = randomBytes(16);
  const hashedPassword = createHash('sha256').update(salt).update(password, 'utf8').digest('base64');
  return { salt: encryptedByDatahub(salt.toString('base64'), key), hashedPassword };
}

/** A personal token that DataHub made for user `id`, which never expires, and the hash under which it is stored. */
export function tokenOfDatahub(id: string, key: string, salt: string): { token: string; hash: string } {
  const claims = {
    actorType: 'USER',
    actorId: id,
    type: 'PERSONAL',
    version: '2',
    jti: '8f6a2f0e-0d5e-4c0b-9d53-8f3c5a1d2b7e',
    sub: id,
    iss: 'datahub-metadata-service',
  };
  const signed = [{ alg: 'HS256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
  return { token, hash: createHash('sha256').update(`${token}${salt}`).digest('base64') };
}
