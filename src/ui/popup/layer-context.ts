import { createContext } from 'react';

/** Whether a component is in a layer over the page, which is fixed to the screen. */
export const InLayer = createContext(false);
