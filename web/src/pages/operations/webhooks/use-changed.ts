import { useQueryClient } from '@tanstack/react-query';

/** Reads the webhooks again after a change. */
export function useChanged(): () => Promise<unknown> {
  const client = useQueryClient();
  const names = ['webhook', 'webhooks', 'webhookDeliveries'];
  return () => Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
}
