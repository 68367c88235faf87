/** On H5 the prompt lies over every page already. */
export const PagePrompt = () => null;
