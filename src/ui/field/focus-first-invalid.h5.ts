const FAULTY = '.ui-field--bad, .ui-check--bad';
const CONTROL = 'input, textarea, select, [tabindex="0"]';
/** The page draws the marks of its faults first. */
const AFTER_RENDER = 50;

/** Leads to the first field of the visible page that is marked wrong: into view, and the keyboard into it. */
export function focusFirstInvalid(): void {
  setTimeout(() => {
    const violation = Array.from(document.querySelectorAll<HTMLElement>(FAULTY)).find(
      (each) => each.offsetParent !== null,
    );
    violation?.scrollIntoView({ block: 'center' });
    violation?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
  }, AFTER_RENDER);
}
