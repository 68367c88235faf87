/** ms that a position stays good (specification §9 "location 720000 ms"). */
export const POSITION_LIFETIME = 720_000;
/** ms between the hint and the city chooser (specification §9 "city prompt delay"). */
export const CITY_PROMPT_DELAY = 1000;
/** How many of the last chosen cities are offered again. */
export const RECENT_LIMIT = 6;
/** City that is shown, and called so, while none is known. */
export const DEFAULT_CITY_CODE = '110100';
