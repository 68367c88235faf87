import { hideLoading, showLoading } from '@/ui/toast/loading.h5';
import { showToast } from '@/ui/toast/toast.h5';

/** Shows one line of text for a moment. */
export const toast = (title: string): void => showToast(title);

/** Shows or hides the hint that something is going on. */
export function loading(visible: boolean, title: string): void {
  if (visible) showLoading(title);
  else hideLoading();
}
