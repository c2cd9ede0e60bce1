import { TenderLinksRepository } from '../persistence/tender-links.sql.js';
import { AnswerTender } from './answer-tender.js';
import { ElectronicAnswers } from './electronic-answers.js';
import { OverdueTendersJob } from './overdue-tenders.job.js';
import { PrepareTenderMail } from './prepare-tender-mail.js';
import { StoreAnswer } from './store-answer.js';

/** Providers of answers to tenders. */
export const TENDER_ANSWERS = [
  AnswerTender,
  ElectronicAnswers,
  OverdueTendersJob,
  PrepareTenderMail,
  StoreAnswer,
  TenderLinksRepository,
];
