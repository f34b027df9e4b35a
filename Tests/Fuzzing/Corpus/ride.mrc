[COURSE HEADER]
VERSION = 2
UNITS = ENGLISH
FILE NAME = Full Body 🏋️.mrc
MINUTES PERCENT
[END COURSE HEADER]
[COURSE DATA]
0.00	50
1.00	50
1.00	50
2.00	50
2.00	50
3.00	50
3.00	50
4.00	50
4.00	50
5.00	50
5.00	50
6.00	50
6.00	50
7.00	50
7.00	50
8.00	50
8.00	50
9.00	50
[END COURSE DATA]
[COURSE TEXT]
0	Floor Power Clean 3 × 50 kg	10
60	Floor Power Clean 3 × 52.5 kg	10
120	Floor Power Clean 2 × 55 kg	10
180	Ring Dips 12 reps	10
240	Ring Dips 11 reps	10
300	Ring Dips 11 reps	10
360	Romanian Deadlift 8 × 75 kg	10
420	Romanian Deadlift 8 × 77.5 kg	10
480	Romanian Deadlift 7 × 80 kg	10
[END COURSE TEXT]
