import { defineMessages } from '@/i18n/messages';

/** What each change is called: one for every action of `contract/manage/change-rules.ts`. */
export const CHANGE_MESSAGES = defineMessages(
  {
    staffAdded: '新建账号',
    staffEnded: '停用账号',
    staffFactorReset: '重置两步验证',
    staffSignedOut: '让账号全部退出',
    staffPassword: '重新生成密码',
    contentAdded: '新建内容',
    contentChanged: '修改内容',
    contentTakenBack: '下架内容',
    catalogueApplied: '应用目录文件',
  },
  {
    staffAdded: 'Account made',
    staffEnded: 'Account ended',
    staffFactorReset: 'Second step reset',
    staffSignedOut: 'Logged out everywhere',
    staffPassword: 'New password given',
    contentAdded: 'Content added',
    contentChanged: 'Content changed',
    contentTakenBack: 'Content taken back',
    catalogueApplied: 'Catalogue files applied',
  },
);

/** What the values of changes are called; others keep their own names. */
export const VALUE_MESSAGES = defineMessages(
  {
    name: '姓名',
    role: '岗位',
    sessions: '已登录处数',
    secondFactor: '两步验证',
    summary: '内容',
  },
  {
    name: 'Name',
    role: 'Role',
    sessions: 'Logged in',
    secondFactor: 'Second step',
    summary: 'What changed',
  },
);

/** Texts of the log of changes. */
export const CHANGE_LOG_MESSAGES = defineMessages(
  {
    person: '谁改的（姓名或账号）',
    kind: '类型',
    allKinds: '全部类型',
    day: '日期',
    allDays: '全部日期',
    clear: '清除筛选',
    empty: '没有记录',
    emptyText: '换个条件再看。',
    loadFailed: '记录没有读出来',
    list: '变更记录',
    byCommand: '运营命令',
    fromTo: '{name}：{before} → {after}',
    onlyBefore: '{name}：{before}（删除）',
    onlyAfter: '{name}：{after}',
    yes: '是',
    no: '否',
    none: '无',
  },
  {
    person: 'Who changed it (name or login)',
    kind: 'Kind',
    allKinds: 'All kinds',
    day: 'Day',
    allDays: 'All days',
    clear: 'Clear the filters',
    empty: 'No changes',
    emptyText: 'Try other filters.',
    loadFailed: 'The changes could not be read',
    list: 'Changes',
    byCommand: 'Command of the operator',
    fromTo: '{name}: {before} → {after}',
    onlyBefore: '{name}: {before} (removed)',
    onlyAfter: '{name}: {after}',
    yes: 'yes',
    no: 'no',
    none: 'none',
  },
);
