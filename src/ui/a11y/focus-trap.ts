/** Mini-programs confine a screen reader to the layer by `aria-modal`; there is no focus to trap. */
export function useFocusTrap(_id: string, _open: boolean, _onClose: () => void): void {}
