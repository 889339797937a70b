import type { ReactNode } from 'react';
import { Button, Card, CodeBlock, Notice, useUnsaved } from '../../../design/index.js';
import { texts } from '../../../texts.js';

const words = texts.operations.webhooks;

/** A secret that the service has returned; it cannot be read again. */
export interface Secret {
  /** Name of the webhook. */
  readonly name: string;
  readonly secret: string;
}

/** Shows a secret until the user has copied it. */
export function SecretCard({ secret, onClose }: { readonly secret: Secret; readonly onClose: () => void }): ReactNode {
  useUnsaved(words.secretUnsaved);
  return (
    <Card title={words.secretOf(secret.name)} aside={<Button onClick={onClose}>{words.secretCopied}</Button>}>
      <Notice tone="caution">{words.secretOnce}</Notice>
      <CodeBlock label={words.secretOf(secret.name)} code={secret.secret} />
    </Card>
  );
}
