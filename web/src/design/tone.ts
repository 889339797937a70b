/** What a colour says; the words beside it say the same. */
export type Tone = 'neutral' | 'good' | 'caution' | 'alert' | 'info';
