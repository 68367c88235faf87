const FAULTY = '.ui-field--bad, .ui-check--bad';
const CONTROL = 'input, textarea, select, [tabindex="0"]';
/** ms; the page renders its error marks first. */
const AFTER_RENDER = 50;

/** Scrolls to the first invalid field of the visible page and focuses it. */
export function focusFirstInvalid(): void {
  setTimeout(() => {
    const violation = Array.from(document.querySelectorAll<HTMLElement>(FAULTY)).find(
      (each) => each.offsetParent !== null,
    );
    violation?.scrollIntoView({ block: 'center' });
    violation?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
  }, AFTER_RENDER);
}
