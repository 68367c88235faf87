/** ms for which a position is valid (specification §9 "location 720000 ms"). */
export const POSITION_LIFETIME = 720_000;
/** ms between the hint and the city chooser (specification §9 "city prompt delay"). */
export const CITY_PROMPT_DELAY = 1000;
/** How many recently chosen cities are listed. */
export const RECENT_LIMIT = 6;
