export { EmailConsigneeDialog, type EmailConsigneeDialogProps } from './EmailConsigneeDialog';
