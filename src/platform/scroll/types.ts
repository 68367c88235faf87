/** Scrolls the visible page; `top` in CSS pixels. Never rejects. */
export type ScrollPageTo = (top: number) => Promise<void>;
