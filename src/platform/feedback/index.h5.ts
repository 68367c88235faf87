import { hideLoading, showLoading } from '@/ui/toast/loading.h5';
import { showToast } from '@/ui/toast/toast.h5';

/** Shows one line of text briefly. */
export const toast = (title: string): void => showToast(title);

/** Shows or hides the loading hint. */
export function loading(visible: boolean, title: string): void {
  if (visible) showLoading(title);
  else hideLoading();
}
